import { toProblemData } from '#problems'
import type { Copies } from './copies.ts'
import { copiesOf } from './copies.ts'
import type { CopyContext, CopyEmitted, CopyInput, CopyRequest, Written } from './copy.types.ts'

type Copying = CopyContext

export const unasked = (input: CopyInput): Copying => ({
  ...input,
  to: [],
  mode: 'fill',
  versions: {},
  base: null,
  problem: null,
})

/** What would become of a language. */
export function copiesTo({ fields, from, mode, versions }: Copying, locale: string): Copies {
  return copiesOf(fields, versions[from] ?? {}, versions[locale] ?? {}, mode)
}

/** The chosen languages in which anything would change. */
export const pending = (copying: Copying): string[] =>
  copying.to.filter((locale) => countOf(copying, locale) > 0)

export const countOf = (copying: Copying, locale: string): number => {
  const { filled, overwritten } = copiesTo(copying, locale)
  return filled.length + overwritten.length
}

export function nextRequest(copying: Copying): CopyRequest {
  const [locale = ''] = pending(copying)
  return { locale, changes: copiesTo(copying, locale).changes, base: copying.base }
}

export function read(copying: Copying, versions: Copying['versions']): Partial<Copying> {
  const updatedAt = versions[copying.from]?.updatedAt
  return { versions, base: typeof updatedAt === 'string' ? updatedAt : null }
}

export function written(copying: Copying, { base }: Written): Partial<Copying> {
  const [done] = pending(copying)
  return { to: copying.to.filter((locale) => locale !== done), base }
}

export function news(copying: Copying): CopyEmitted {
  const [locale = ''] = pending(copying)
  return { type: 'copied', locale, count: countOf(copying, locale) }
}

export const refused = (thrown: unknown): Partial<Copying> => ({ problem: toProblemData(thrown) })
