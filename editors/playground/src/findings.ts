// Lists of findings. All text in them is set as text.

import type { Finding } from "./protocol";

function element(tag: string, className: string, text: string): HTMLElement {
  const e = document.createElement(tag);
  e.className = className;
  e.textContent = text;
  return e;
}

// list shows findings; go is called with the one that is chosen.
export function list(parent: HTMLElement, findings: Finding[], go: (f: Finding) => void) {
  parent.replaceChildren(...findings.map((f) => item(f, go)));
}

function item(f: Finding, go: (f: Finding) => void): HTMLElement {
  const li = document.createElement("li");
  const button = document.createElement("button");
  button.type = "button";
  if (f.line) button.append(element("span", "place", `${f.line}:${f.col}`));
  button.append(element("span", f.severity, f.severity), " ", f.message);
  button.addEventListener("click", () => go(f));
  if (f.from < 0) button.disabled = (f.notes ?? []).length === 0;
  li.append(button);
  if (f.notes && f.notes.length > 0) {
    const notes = document.createElement("ol");
    notes.append(...f.notes.map((n) => item(n, go)));
    li.append(notes);
  }
  return li;
}
