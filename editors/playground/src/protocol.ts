// The requests and replies of cmd/playground/engine; cmd/playground/internal/playground/protocol.go says what they mean.

export interface Request {
  kind: "check" | "stages" | "run" | "graph" | "complete" | "hover" | "warm";
  definition?: string;
  program?: string;
  pipeline?: string;
  snippet?: boolean;
  entry?: string;
  args?: string[];
  engine?: string;
  graph?: "cfg" | "uses";
  text?: string;
  offset?: number;
}

export interface Finding {
  severity: "error" | "warning" | "remark" | "note";
  message: string;
  from: number;
  to: number;
  line?: number;
  col?: number;
  notes?: Finding[];
}

export interface Stage {
  pass: string;
  on?: string;
  ms: number;
  same?: boolean;
  failed?: boolean;
  cut?: boolean;
  text?: string;
  names?: number[];
}

export interface Item {
  label: string;
  kind: string;
  detail?: string;
  text: string;
  from: number;
}

export interface Reply {
  id: number;
  kind: string;
  ms: number;
  passes?: { name: string; summary: string }[];
  definition?: Finding[];
  findings?: Finding[];
  names?: number[];
  functions?: { name: string; params: string[] }[];
  stages?: Stage[];
  output?: string;
  lowering?: number;
  compiling?: number;
  running?: number;
  from?: number;
  to?: number;
  items?: Item[];
  error?: string;
}
