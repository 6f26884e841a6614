// The little of Markdown that hovers use, as nodes: text never becomes markup.

export function markdown(text: string): Node[] {
  return text.split(/^```\w*\n([\s\S]*?)\n?```$/m).flatMap((part, i) => {
    if (i % 2 === 1) {
      const pre = document.createElement("pre");
      pre.textContent = part;
      return [pre];
    }
    return part.split(/\n\s*\n/).filter((p) => p.trim() !== "").map(paragraph);
  });
}

function paragraph(text: string): Node {
  const p = document.createElement("p");
  text.trim().split(/`([^`]+)`/).forEach((part, i) => {
    if (i % 2 === 0) {
      p.append(part.replace(/\\([\\`*_{}[\]()#+.!<>|-])/g, "$1"));
      return;
    }
    const code = document.createElement("code");
    code.textContent = part;
    p.append(code);
  });
  return p;
}
