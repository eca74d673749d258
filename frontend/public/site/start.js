// Python is what takes longest: it starts before anything else does.
// src/engine/python.ts takes the worker over.
window.ceresPython = new Worker(document.documentElement.dataset.python, { type: "module" });
