// Bytecode is shown and edited as text: the custom editor of .mlirbc files opens a document beside the file, which is
// written back as bytecode when it is saved.
import * as vscode from "vscode";
import type { Result } from "./extension";

type Execute = <T>(command: string, ...args: unknown[]) => Promise<T>;

export class BytecodeEditor implements vscode.CustomReadonlyEditorProvider {
  private files: BytecodeFiles;

  constructor(execute: Execute) {
    this.files = new BytecodeFiles(execute);
    vscode.workspace.registerFileSystemProvider("mlirbc", this.files, { isCaseSensitive: true });
  }

  openCustomDocument(uri: vscode.Uri): vscode.CustomDocument {
    return { uri, dispose: () => undefined };
  }

  async resolveCustomEditor(document: vscode.CustomDocument, panel: vscode.WebviewPanel): Promise<void> {
    const text = document.uri.with({ scheme: "mlirbc", path: document.uri.path + ".mlir" });
    await vscode.window.showTextDocument(text, { preview: false });
    panel.dispose();
  }
}

/** BytecodeFiles shows file F of bytecode as mlirbc:F.mlir. */
class BytecodeFiles implements vscode.FileSystemProvider {
  private changed = new vscode.EventEmitter<vscode.FileChangeEvent[]>();
  readonly onDidChangeFile = this.changed.event;
  private sizes = new Map<string, number>();

  constructor(private execute: Execute) {}

  private file(uri: vscode.Uri): vscode.Uri {
    return uri.with({ scheme: "file", path: uri.path.replace(/\.mlir$/, "") });
  }

  watch(): vscode.Disposable {
    return { dispose: () => undefined };
  }

  async stat(uri: vscode.Uri): Promise<vscode.FileStat> {
    const s = await vscode.workspace.fs.stat(this.file(uri));
    return { ...s, size: this.sizes.get(uri.toString()) ?? s.size };
  }

  async readFile(uri: vscode.Uri): Promise<Uint8Array> {
    const data = await vscode.workspace.fs.readFile(this.file(uri));
    const result = await this.execute<Result>("ods.decodeBytecode", Buffer.from(data).toString("base64"));
    const text = new TextEncoder().encode(result.text);
    this.sizes.set(uri.toString(), text.length);
    return text;
  }

  async writeFile(uri: vscode.Uri, content: Uint8Array): Promise<void> {
    const data = await this.execute<string>("ods.encodeBytecode", new TextDecoder().decode(content));
    await vscode.workspace.fs.writeFile(this.file(uri), Buffer.from(data, "base64"));
    this.sizes.set(uri.toString(), content.length);
    this.changed.fire([{ type: vscode.FileChangeType.Changed, uri }]);
  }

  readDirectory(): [string, vscode.FileType][] {
    return [];
  }
  createDirectory(): void {
    throw vscode.FileSystemError.NoPermissions("a bytecode file has no folders");
  }
  delete(): void {
    throw vscode.FileSystemError.NoPermissions("delete the file of bytecode itself");
  }
  rename(): void {
    throw vscode.FileSystemError.NoPermissions("rename the file of bytecode itself");
  }
}
