import { isNewDocument } from '#contracts/document-ref'
import type { FormState } from '#contracts/form-state'
import { toProblemData } from '#problems'
import type {
  Defaults,
  FormStateContext,
  FormStateInput,
  Question,
  Rules,
} from './form-state.types.ts'

type Context = FormStateContext

const nothing: FormState = { fields: {}, defaults: {}, broken: [] }

/** Before anything was asked. */
export const unasked = (input: FormStateInput): Context => ({
  ...input,
  answered: null,
  state: nothing,
  filled: [],
  problem: null,
})

export const isWorthOpening = ({ rules, question: { ref } }: FormStateInput): boolean =>
  rules.always || (rules.atBirth && isNewDocument(ref))

export const isWorthAsking = (rules: Rules, { isRefused }: Question): boolean =>
  rules.always || (rules.afterRefusal && isRefused)

/** An answer, and the question that it belongs to: since then nothing was changed that matters to it. */
export const answered = (context: Context, state: FormState): Partial<Context> => ({
  answered: context.question.values,
  state,
  filled: [...context.filled, ...Object.keys(newDefaults(context, state))],
  problem: null,
})

/** A place is filled once. */
export const newDefaults = ({ filled }: Context, { defaults }: FormState): Defaults =>
  Object.fromEntries(Object.entries(defaults).filter(([key]) => !filled.includes(key)))

export const failed = (thrown: unknown): Partial<Context> => ({ problem: toProblemData(thrown) })
