import type { IncomingHttpHeaders, ServerResponse } from 'node:http';

/** The only key and the only model that a double knows. */
export const vendorKey = 'sk-double-0123456789';
export const vendorModel = 'double-1';

/** A request as it came over the wire. */
export interface RawRequest {
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  /** Parsed JSON; undefined without a body. */
  body: unknown;
}

/** What a vendor is asked, whatever its protocol calls it. */
export interface Question {
  system: string;
  messages: { role: 'user' | 'assistant'; text: string }[];
  maxOutputTokens: number;
  /** Definition of the object that the answer has to be. */
  schema?: object;
}

/** An error in the vendor's words. */
export interface Complaint {
  type: string;
  message: string;
}

/** What a vendor makes of a request. */
export type Reading =
  | { kind: 'question'; question: Question }
  | { kind: 'probe'; body: object }
  /** Another call than a question, whose answer is the vendor's own affair. */
  | { kind: 'own'; answer: (response: ServerResponse) => Promise<void> }
  | { kind: 'refused'; status: number; complaint: Complaint };

/** What a vendor has counted. */
export interface Usage {
  inputTokens: number;
  outputTokens: number;
}

export type End = 'complete' | 'length' | 'refusal';

/** A vendor's protocol: how it reads strictly what it is asked, and how it writes its answers. */
export interface Wire {
  /** Path of the adapter's base address. */
  basePath: string;
  contentType: string;
  read(request: RawRequest): Reading;
  toErrorBody(complaint: Complaint): object;
  /** What comes before the first text. */
  begin(question: Question, usage?: Usage): string;
  toText(text: string, question: Question): string;
  toEnd(end: End, question: Question, usage?: Usage): string;
  toErrorEvent(complaint: Complaint): string;
  /** A message of the protocol's frame whose content is not of the protocol. */
  garbage: string;
}

export function refuse(status: number, type: string, message: string): Reading {
  return { kind: 'refused', status, complaint: { type, message } };
}

export function toServerSentEvent(data: object, event?: string): string {
  return `${event === undefined ? '' : `event: ${event}\n`}data: ${JSON.stringify(data)}\n\n`;
}
