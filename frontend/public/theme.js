// Before anything is shown, so that a page in the dark theme does not begin in the light one.
// The settings of the page (src/settings.svelte.ts) keep both values.
{
  let chosen = {};
  try {
    chosen = JSON.parse(localStorage.getItem("ceres-settings")) ?? {};
  } catch {
    // Nothing can be remembered here.
  }
  const dark = matchMedia("(prefers-color-scheme: dark)").matches;
  const known = chosen.theme === "light" || chosen.theme === "dark";
  document.documentElement.dataset.theme = known ? chosen.theme : dark ? "dark" : "light";
  if (chosen.language) document.documentElement.lang = chosen.language;
}
