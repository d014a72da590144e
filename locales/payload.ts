import type { Language } from '@payloadcms/translations'
import { ownCode } from './codes.ts'
import { byLanguage } from './found.ts'

const loaders = byLanguage(
  () => import.meta.glob<Language>('./*/payload.ts', { import: 'payload' }),
  'payload.ts',
  (path) => async () => (await import(/* @vite-ignore */ path)).payload as Language,
)

/** Loads Payload's own texts (its errors, its labels) as the language's folder names them; null: no folder. */
export const loadPayloadTexts = async (code: string): Promise<Language | null> => {
  const own = ownCode(code)
  return Object.hasOwn(loaders, own) ? loaders[own]!() : null
}
