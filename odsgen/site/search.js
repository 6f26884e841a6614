// The search: words that all occur in the text of a place or the title of its page. Exact names come first, then starts, then the rest.
(() => {
  const root = document.currentScript.dataset.root;
  const field = document.getElementById("find");
  const list = document.getElementById("found");
  document.documentElement.classList.add("js");

  const rank = (p, query) => {
    const text = p.t.toLowerCase();
    const name = text.split(" ")[0];
    if (name === query) return 0;
    if (name.startsWith(query)) return 1;
    return name.includes(query) ? 2 : 3;
  };

  const show = () => {
    list.replaceChildren();
    const query = field.value.trim().toLowerCase();
    if (!query) return;
    const words = query.split(/\s+/);
    const hits = places
      .filter((p) => words.every((w) => (p.t + " " + p.p).toLowerCase().includes(w)))
      .map((p) => [rank(p, query), p])
      .sort((a, b) => a[0] - b[0])
      .slice(0, 40);
    for (const [, p] of hits) {
      const link = document.createElement("a");
      link.href = root + p.u;
      link.textContent = p.t + " ";
      const page = document.createElement("small");
      page.textContent = p.p;
      link.append(page);
      const item = document.createElement("li");
      item.append(link);
      list.append(item);
    }
  };

  field.addEventListener("input", show);
  field.addEventListener("keydown", (e) => {
    if (e.key === "Enter") list.querySelector("a")?.click();
    if (e.key === "Escape") {
      field.value = "";
      show();
    }
  });
  document.addEventListener("keydown", (e) => {
    if (e.key === "/" && document.activeElement !== field) {
      e.preventDefault();
      field.focus();
    }
  });
})();
