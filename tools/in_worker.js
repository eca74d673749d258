// Runs a Python program in a worker of a browser, with the Python of the site that it lies in.
// A message names the parts of the site, files to add, and an expression, whose value is the answer.

onmessage = async ({ data: { core, archive, pure, files, call } }) => {
  try {
    const { loadPyodide } = await import(`${core}pyodide.js`);
    const { default: createPyodideModule } = await import(`${core}pyodide.asm.js`);
    const env = pure ? { CERES_PURE: "1" } : {};
    const python = await loadPyodide({ indexURL: core, createPyodideModule, env });
    python.unpackArchive(await (await fetch(archive)).arrayBuffer(), "zip", { extractDir: "/ceres" });
    for (const [name, text] of Object.entries(files)) python.FS.writeFile(`/ceres/${name}`, text);
    python.runPython('import sys; sys.path.insert(0, "/ceres")');
    postMessage({ answer: python.runPython(call) });
  } catch (error) {
    postMessage({ error: String(error) });
  }
};
