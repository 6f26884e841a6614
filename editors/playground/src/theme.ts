// The theme is that of the system unless one is chosen.

const names = ["auto", "light", "dark"];
const system = window.matchMedia("(prefers-color-scheme: dark)");

// dark reports whether the page is dark now.
export function dark(): boolean {
  return document.documentElement.dataset.theme === "dark";
}

export function setUpTheme(button: HTMLElement, changed: () => void) {
  let chosen = "auto";
  try {
    chosen = localStorage.getItem("theme") ?? "auto";
  } catch {
    // There is no storage.
  }
  if (!names.includes(chosen)) chosen = "auto";
  const apply = () => {
    document.documentElement.dataset.theme = chosen === "auto" ? (system.matches ? "dark" : "light") : chosen;
    button.textContent = `Theme: ${chosen}`;
    changed();
  };
  button.addEventListener("click", () => {
    chosen = names[(names.indexOf(chosen) + 1) % names.length];
    try {
      localStorage.setItem("theme", chosen);
    } catch {
      // It is forgotten with the page.
    }
    apply();
  });
  system.addEventListener("change", apply);
  apply();
}
