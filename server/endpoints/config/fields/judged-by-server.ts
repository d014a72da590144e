import type { Field } from 'payload'
import { email, username, validations } from 'payload/shared'
import { originalRule } from '../../../kit/narrowed-rules.ts'

/** Whether a rule or a hook of the site's own has a say in what this field may hold. */
export function isJudgedByServer(field: object): boolean {
  const { defaultValue, filterOptions, hooks, type } = field as Judged
  const validate = originalRule((field as Judged).validate)
  if (credentials.has(validate)) return false
  return (
    hasOwnRule(field) ||
    typeof defaultValue === 'function' ||
    (type === 'select' && typeof filterOptions === 'function') ||
    [hooks?.beforeValidate, hooks?.beforeChange].some((list) => list?.length)
  )
}

/** Whether a hook may change this field's value on its way. */
export const hasHooks = (field: object): boolean =>
  rewriting.some((event) => (field as Judged).hooks?.[event]?.length)

/** Whether the site has written the rule for this field's values. */
export function hasOwnRule(field: object): boolean {
  const { type } = field as Judged
  const validate = originalRule((field as Judged).validate)
  return (
    validate !== undefined &&
    type !== undefined &&
    type in validations &&
    !credentials.has(validate) &&
    !isPayloads(validate)
  )
}

const rewriting = ['beforeValidate', 'beforeChange', 'afterChange', 'afterRead'] as const

interface Judged {
  defaultValue?: unknown
  filterOptions?: unknown
  hooks?: { [event in (typeof rewriting)[number]]?: readonly unknown[] }
  type?: Field['type']
  validate?: unknown
}

/** With these fields of its own, Payload only tidies up what was typed. */
const credentials = new Set<unknown>([email, username])

const builtIn = new Set<unknown>(Object.values(validations))

/** Payload wraps the rule that it gives to a field without one; all wrappings have the same text. */
const isPayloads = (validate: unknown): boolean =>
  builtIn.has(validate) || String(validate).replace(/\s/g, '').startsWith(wrapping)

const wrapping = '(val,options)=>defaultValidate(val,{'
