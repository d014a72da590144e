import type { AdminConfig } from '#contracts/admin-config'
import type { AnsweredQuestion } from '#contracts/first-questions'
import type { PageFacts } from '#contracts/page'
import { pageAnswersId, pageConfigId, pageFactsName } from '#contracts/page'

const defaults: PageFacts = {
  admin: '/admin',
  api: '/api',
  cookiePrefix: 'payload',
  language: 'en',
  theme: 'all',
  hasSession: false,
}

/** What the server wrote into the page's head. */
export function readPageFacts(page: Document): PageFacts {
  const content = page.querySelector<HTMLMetaElement>(`meta[name="${pageFactsName}"]`)?.content
  return { ...defaults, ...(content ? JSON.parse(content) : {}) }
}

/** The config that came with the page; null where it came without. */
export const readPageConfig = (page: Document): AdminConfig | null => readBlock(page, pageConfigId)

/** What the server answered before it was asked. */
export const readPageAnswers = (page: Document): readonly AnsweredQuestion[] =>
  readBlock(page, pageAnswersId) ?? []

function readBlock<Content>(page: Document, id: string): Content | null {
  const json = page.getElementById(id)?.textContent
  return json ? JSON.parse(json) : null
}
