import type { System } from '#testing'
import { plan as documentPlan } from '../document/document.plan.ts'
import { endAll } from '../kit/follow.ts'
import { plan as previewPlan } from '../live-preview/live-preview.plan.ts'
import { plan as checkPlan } from '../page-check/page-check.plan.ts'
import { documentToPage } from './document-to-page.ts'
import type { Parts } from './open-preview.laws.ts'
import { laws } from './open-preview.laws.ts'
import type { AroundPreview, PageSays, PreviewWork } from './open-preview.types.ts'
import { pageToPageCheck } from './page-to-page-check.ts'
import { pageToPreview } from './page-to-preview.ts'
import { previewToWindow } from './preview-to-window.ts'
import { createPage } from './shown-page.ts'

/** Only these of the examples: what others than the machine itself may notice. */
const only = <Value>(examples: Readonly<Record<string, Value>> | undefined, ...names: string[]) =>
  Object.fromEntries(names.map((name) => [name, examples![name]!]))

const { load, save } = documentPlan.outcomes

export const system: System<Parts> = {
  name: 'open-preview',
  parts: {
    document: {
      ...documentPlan,
      inputs: only(documentPlan.inputs, 'a post'),
      events: {
        ...documentPlan.events,
        'user.edit': only(documentPlan.events['user.edit'], 'typed', 'typed back'),
        'user.save': only(documentPlan.events['user.save'], 'draft'),
      },
      outcomes: {
        load: { done: only(load.done, 'may all'), failed: {} },
        save: { done: only(save.done, 'stored'), failed: only(save.failed, 'refused') },
      },
    },
    preview: previewPlan,
    pageCheck: checkPlan,
  },
  direct: {
    document: ['user.edit', 'user.save', 'user.revert'],
    preview: [
      ...(['browser.loaded', 'browser.windowBlocked', 'browser.windowClosed'] as const),
      ...(['user.retry', 'user.openWindow', 'user.closeWindow'] as const),
    ],
    pageCheck: ['document.checking'],
  },
  outside: {
    'browser.painted': { '': {} },
    'session.renewed': { '': {} },
    'field.focused': { '': { path: 'title' } },
    'page.ready': previewPlan.events['browser.ready'],
    'page.offered': { '': {} },
    'page.checked': { '': {} },
    'page.focused': { '': {} },
  },
  join({ document, preview, pageCheck }, { hear, tell }) {
    let asked = 0
    let paint = () => {}
    const origin = () => preview.getSnapshot().context.origin ?? ''
    const saidBy = (event: { type: string; origin?: string }): PageSays | null => {
      if (event.type === 'page.ready') return { kind: 'ready' }
      if (event.type === 'page.offered') return { kind: 'offered' }
      if (event.type === 'page.focused') return { kind: 'focus', path: 'title' }
      return event.type === 'page.checked' ? { kind: 'checked', id: asked, violations: [] } : null
    }
    const work: Omit<PreviewWork, 'locate'> = {
      isSignedIn: () => true,
      pace(show) {
        paint = () => show(false)
        return { changed: () => tell('due'), flush: paint, start: () => show(true), stop() {} }
      },
      post(_, message) {
        if (message.kind === 'check') asked = message.id
        tell(message.kind === 'document' && message.isFirst ? 'all' : message.kind)
      },
      showNamed() {},
      reveal: () => tell('revealed'),
      window: {
        open: () => tell('windowOpened'),
        move: () => tell('windowMoved'),
        close: () => tell('windowClosed'),
      },
      hear: (listener: (event: AroundPreview) => void) =>
        hear((event) => {
          const said = saidBy(event)
          const from = 'origin' in event ? String(event.origin) : origin()
          if (said) listener({ type: 'page.said', said, origin: from })
          else if (event.type !== 'browser.painted') listener(event as AroundPreview)
        }),
    }
    const page = createPage(preview, work, new AbortController().signal)
    return endAll(
      hear(({ type }) => {
        if (type === 'browser.painted') paint()
      }),
      documentToPage(document, preview, page, work),
      pageToPreview(page, preview, work),
      pageToPageCheck(page, preview, pageCheck, work),
      previewToWindow(preview, work.window),
    )
  },
  laws,
}
