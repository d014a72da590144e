import { isRecord } from '#contracts/is-record'
import type { ScriptsAhead } from '#contracts/page'
import { scriptsAheadFile } from '#contracts/page'
import { Problem } from '#problems'
import { createHttp } from './http.ts'

/** Whether the panel that the server gives out is the one that this page began with. */
export async function isPanelOf(
  page: Document,
  admin: string,
  signal: AbortSignal,
): Promise<boolean> {
  const http = createHttp({
    api: admin === '/' ? '' : admin,
    language: () => page.documentElement.lang,
  })
  const list = await http<ScriptsAhead>(`/${scriptsAheadFile}`, { signal })
  if (!isRecord(list)) throw new Problem('server.intercepted')
  const scripts = [...page.querySelectorAll<HTMLScriptElement>('script[type="module"][src]')]
  return scripts.some(({ src }) => new URL(src).pathname.endsWith(`/${list.entry}`))
}
