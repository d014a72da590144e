import { expect, test } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import type { PreviewPlace } from '#machines/live-preview'
import { livePreviewMachine } from '#machines/live-preview'
import type { PageViolation } from '#machines/page-check'
import { pageCheckMachine } from '#machines/page-check'
import { pageChecks } from '../../../ui/views/document/preview/page-checks.ts'

const site = 'https://site.example'
const violation: PageViolation = {
  rule: 'link-name',
  help: 'Links must have discernible text',
  impact: 'serious',
  paths: ['title'],
}

test('20.10 an answer that comes late, or to an earlier question, is none', async () => {
  const { pageCheck, checks, asked } = await aListeningPage()
  checks.hear({ kind: 'offered' })
  pageCheck.send({ type: 'document.checking' })
  pageCheck.send({ type: 'document.checking' })
  const [first, second] = asked() as [number, number]

  checks.hear({ kind: 'checked', id: first, violations: [violation] })
  expect(pageCheck.getSnapshot().value).toBe('asking')
  checks.hear({ kind: 'checked', id: second, violations: [] })
  const answered = { kind: 'checked', violations: [] }
  expect(pageCheck.getSnapshot().context.result).toEqual(answered)
  checks.hear({ kind: 'checked', id: second, violations: [violation] })
  expect(pageCheck.getSnapshot().context.result).toEqual(answered)
})

test('20.10 a page that never said it can check itself is not asked', async () => {
  const { pageCheck, asked } = await aListeningPage()
  pageCheck.send({ type: 'document.checking' })

  expect(asked()).toEqual([])
  expect(pageCheck.getSnapshot().context.result).toBeNull()
})

test('20.10 a page that someone leaves by a link is not asked in place of the next one', async () => {
  const { page, pageCheck, checks, asked } = await aListeningPage()
  checks.hear({ kind: 'offered' })
  page.send({ type: 'browser.loaded' })
  pageCheck.send({ type: 'document.checking' })

  expect(asked()).toEqual([])
})

/** In a frame, loaded and ready, as the live preview has it. */
async function aListeningPage() {
  const place: PreviewPlace = { url: `${site}/post`, origins: [site] }
  const page = createActor(
    livePreviewMachine.provide({ actors: { locate: fromPromise(async () => place) } }),
    { input: { breakpoints: [] } },
  )
  const pageCheck = createActor(pageCheckMachine).start()
  const posted: object[] = []
  const checks = pageChecks({ page, pageCheck, post: (message) => posted.push(message) })
  checks.start()
  const located = new Promise<void>((resolve) => {
    page.subscribe((state) => {
      if (state.matches({ page: 'shown' })) resolve()
    })
  })
  page.start()
  await located
  page.send({ type: 'browser.ready', origin: site })
  page.send({ type: 'browser.loaded' })
  const asked = () =>
    posted.flatMap((message) => ('check' in message ? [message.check as number] : []))
  return { page, pageCheck, checks, asked }
}
