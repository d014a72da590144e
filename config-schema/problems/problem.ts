import type { DocumentData } from '../json.ts'
import type { ProblemFacts } from './problem-facts.ts'
import type { ProblemCode } from './problems.ts'

export type { ProblemCode, ProblemKind } from './problems.ts'

/** One field that the server refused: its path in the document and the server's sentence. */
export interface FieldProblem {
  path: string
  message: string
  /** The content language that it is about, where that is another one than the save's. */
  locale?: string
}

/** A problem as plain data: what machines keep in their context and endpoints put on the wire. */
export interface ProblemData {
  code: ProblemCode
  /** Facts for the text's placeholders. */
  details: Readonly<Record<string, string>>
  /** Only with `document.invalid`: the fields that are invalid. */
  fields?: readonly FieldProblem[]
  /** Only with `document.stale`: the document as somebody else has left it. */
  current?: DocumentData
}

type ProblemOptions = Partial<Omit<ProblemData, 'code'>> & { cause?: unknown }

/** The facts that the text names cannot be left out: nobody is to read a placeholder. */
type OptionsFor<Code extends ProblemCode> =
  unknown extends ProblemFacts<Code>
    ? [ProblemOptions?]
    : [Omit<ProblemOptions, 'details'> & { details: ProblemFacts<Code> & ProblemData['details'] }]

class NamedFailure extends Error implements ProblemData {
  override readonly name = 'Problem'
  readonly code: ProblemCode
  readonly details: Readonly<Record<string, string>>
  readonly fields?: readonly FieldProblem[]
  readonly current?: DocumentData

  constructor(code: ProblemCode, { details = {}, fields, current, cause }: ProblemOptions = {}) {
    super(code, cause === undefined ? undefined : { cause })
    this.code = code
    this.details = details
    if (fields) this.fields = fields
    if (current) this.current = current
  }
}

/** A failure with a name. Callers compare `code`; people read the text behind it. */
export type Problem = NamedFailure

/** The class, whose constructor asks for the facts of the code that it is given. */
export const Problem: {
  new <Code extends ProblemCode>(code: Code, ...options: OptionsFor<Code>): Problem
  readonly prototype: Problem
} = NamedFailure

/** Whether something failed for this reason. */
export const isProblem = (thrown: unknown, code: ProblemCode): boolean =>
  thrown instanceof Problem && thrown.code === code

const unreachable: readonly ProblemCode[] = ['server.unreachable', 'server.intercepted']

/** Whether the server was not reached, or something else answered for it: worth trying again. */
export const isUnreachable = (thrown: unknown): boolean =>
  thrown instanceof Problem && unreachable.includes(thrown.code)

/** Wraps anything thrown. What was not foreseen becomes `unexpected` and keeps its cause. */
export const toProblem = (thrown: unknown): Problem =>
  thrown instanceof Problem ? thrown : new Problem('unexpected', { cause: thrown })

/** The plain data of anything thrown, for places that may hold JSON only. */
export function toProblemData(thrown: unknown): ProblemData {
  const { code, details, fields } = toProblem(thrown)
  return fields ? { code, details, fields } : { code, details }
}
