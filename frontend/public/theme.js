// Before anything is shown, so that a page in the dark theme does not begin in the light one.
// The settings of the page (src/settings.svelte.ts) keep both values.
try {
  const { theme, language } = JSON.parse(localStorage.getItem("ceres-settings") ?? "{}");
  if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
  if (language) document.documentElement.lang = language;
} catch {
  // Nothing is remembered, or nothing can be: the theme is the system's.
}
