// The extension starts the language server and shows what its commands return.
import * as vscode from "vscode";
import { LanguageClient, LanguageClientOptions, ServerOptions } from "vscode-languageclient/node";
import { BytecodeEditor } from "./bytecode";

/** What the server's commands return. */
export interface Result {
  title: string;
  languageId: string;
  text: string;
  messages?: string[];
}

let client: LanguageClient | undefined;

export async function activate(context: vscode.ExtensionContext): Promise<void> {
  const results = new Results();
  context.subscriptions.push(
    vscode.workspace.registerTextDocumentContentProvider("ods-result", results),
    vscode.window.registerCustomEditorProvider("ods.bytecode", new BytecodeEditor(execute)),
    vscode.commands.registerCommand("ods.run", () => runPipeline(results)),
    vscode.commands.registerCommand("ods.showCfg", () => showPicture("ods.cfg")),
    vscode.commands.registerCommand("ods.showUses", () => showPicture("ods.useGraph")),
    vscode.commands.registerCommand("ods.expand", () => expand(results)),
    vscode.commands.registerCommand("ods.restart", restart),
    vscode.workspace.onDidChangeConfiguration((e) => {
      if (e.affectsConfiguration("ods.server")) void restart();
    }),
  );
  await start();
}

export async function deactivate(): Promise<void> {
  await client?.stop();
}

async function start(): Promise<void> {
  const config = vscode.workspace.getConfiguration("ods");
  const [command, ...args] = config.get<string[]>("server", ["ods", "lsp"]);
  const server: ServerOptions = { command, args };
  const options: LanguageClientOptions = {
    documentSelector: [{ language: "mlir" }, { language: "ods-yaml" }, { language: "yaml", scheme: "file" }],
    initializationOptions: { ...config },
    synchronize: { configurationSection: "ods", fileEvents: vscode.workspace.createFileSystemWatcher("**/*.yaml") },
  };
  client = new LanguageClient("ods", "MLIR (odsgen)", server, options);
  try {
    await client.start();
  } catch (e) {
    void vscode.window.showErrorMessage(`Cannot start '${command}': ${e}. Install it, or set ods.server.`);
  }
}

async function restart(): Promise<void> {
  await client?.stop();
  await start();
}

/** execute runs a command of the server. */
async function execute<T>(command: string, ...args: unknown[]): Promise<T> {
  if (!client) throw new Error("the language server does not run");
  return client.sendRequest("workspace/executeCommand", { command, arguments: args });
}

/** Results are documents that commands made, which nobody edits. */
class Results implements vscode.TextDocumentContentProvider {
  private texts = new Map<string, string>();
  private changed = new vscode.EventEmitter<vscode.Uri>();
  readonly onDidChange = this.changed.event;

  provideTextDocumentContent(uri: vscode.Uri): string {
    return this.texts.get(uri.toString()) ?? "";
  }

  put(name: string, text: string): vscode.Uri {
    const uri = vscode.Uri.from({ scheme: "ods-result", path: "/" + name });
    this.texts.set(uri.toString(), text);
    this.changed.fire(uri);
    return uri;
  }
}

/** guarded runs an action on the active editor and shows what goes wrong. */
async function guarded(action: (editor: vscode.TextEditor) => Promise<void>): Promise<void> {
  const editor = vscode.window.activeTextEditor;
  if (!editor) return;
  try {
    await action(editor);
  } catch (e) {
    void vscode.window.showErrorMessage(e instanceof Error ? e.message : String(e));
  }
}

function runPipeline(results: Results): Promise<void> {
  return guarded(async (editor) => {
    const pipeline = await vscode.window.showInputBox({
      prompt: "Passes, such as canonicalize,func.func(cse)",
      value: vscode.workspace.getConfiguration("ods").get<string>("pipeline"),
    });
    if (!pipeline) return;
    const before = editor.document.uri;
    const result = await execute<Result>("ods.runPipeline", before.toString(), pipeline);
    const after = results.put(`${pipeline.replace(/[^\w,-]+/g, "_")}.mlir`, result.text);
    await vscode.commands.executeCommand("vscode.diff", before, after, `${before.path.split("/").pop()} ↔ ${pipeline}`);
    for (const m of result.messages ?? []) void vscode.window.showWarningMessage(m);
  });
}

function expand(results: Results): Promise<void> {
  return guarded(async (editor) => {
    const uri = editor.document.uri;
    const result = await execute<Result>("ods.expandDefinition", uri.toString());
    await vscode.commands.executeCommand("vscode.diff", uri, results.put(`${result.title}.yaml`, result.text), result.title);
  });
}

function showPicture(command: string): Promise<void> {
  return guarded(async (editor) => {
    const at = editor.selection.active;
    const result = await execute<Result>(command, editor.document.uri.toString(), { line: at.line, character: at.character });
    const panel = vscode.window.createWebviewPanel("ods.picture", result.title, vscode.ViewColumn.Beside, {});
    panel.webview.html = `<!doctype html><meta charset="utf-8"><title>${result.title}</title>${result.text}`;
  });
}
