import { createActor, fromPromise } from 'xstate'
import type { ClientCollection, ClientGlobal } from '#contracts/admin-config'
import type { DocumentActor } from '#machines/document'
import type { LivePreviewActor } from '#machines/live-preview'
import { livePreviewMachine } from '#machines/live-preview'
import type { PageCheckActor } from '#machines/page-check'
import { readPreview } from '../../../client/preview.ts'
import { reveal } from '../../../fields/kit/reveal.ts'
import type { Panel } from '../../../kit/panel.ts'
import { fieldAround } from '../work/field-around.ts'
import { pageChecks } from './page-checks.ts'
import { placeFrom } from './place-from.ts'
import { createPopup } from './popup.ts'
import type { SavedElsewhere } from './protocol/messages.ts'
import { focusMessage, previewMessage, savedMessage, siteMessageIn } from './protocol/messages.ts'
import { browserClock, createSender } from './protocol/sender.ts'
import { hearSavesElsewhere } from './saves-elsewhere.ts'
import { tellNamed } from './tell-named.ts'

export interface OpenPreview {
  actor: LivePreviewActor
  /** The frame that shows the page, while there is one. */
  setFrame(frame: HTMLIFrameElement | null): void
  start(): void
  leave(): void
  isLeft(): boolean
}

interface Opening {
  document: DocumentActor
  pageCheck: PageCheckActor
  entity: ClientCollection | ClientGlobal
  panel: Pick<Panel, 'http' | 'live' | 'session'>
}

/** One document's page beside its form: who tells whom, and how it ends. */
export function openPreview({
  document,
  pageCheck,
  entity,
  panel: { http, live, session },
}: Opening): OpenPreview {
  const actor = createActor(
    livePreviewMachine.provide({
      actors: {
        locate: fromPromise(async ({ signal }) =>
          placeFrom(await readPreview(http, document.getSnapshot().context.ref, signal)),
        ),
      },
    }),
    { input: { breakpoints: entity.preview?.live?.breakpoints ?? [] } },
  )
  const popup = createPopup(actor.send)
  const sender = createSender(send, browserClock)
  const whenTold = () => {
    if (!isLeft) sender.changed()
  }
  const named = tellNamed({ document, fields: entity.fields, http, whenTold })
  const checks = pageChecks({ page: actor, pageCheck, post })
  /** What the page has not been told of yet. */
  const savedElsewhere: SavedElsewhere[] = []
  let frame: HTMLIFrameElement | null = null
  let isLeft = false
  let end = () => {}

  /** The window that shows the page now: nobody else is listened to or spoken to. */
  const target = (): Window | null => popup.window() ?? frame?.contentWindow ?? null

  /** Whoever is signed out is sent nothing: the page would take the server's refusal for the document. */
  const isHeard = (): boolean =>
    actor.getSnapshot().hasTag('listening') && !session.getSnapshot().hasTag('asking')

  function post(message: object): void {
    const { origin } = actor.getSnapshot().context
    if (origin !== null && isHeard()) target()?.postMessage(message, origin)
  }

  function send(isFirst: boolean): void {
    const fields = isFirst ? entity.fields : null
    const saved = savedElsewhere.splice(0)
    if (isHeard()) named.look()
    for (const one of saved.length > 0 ? saved : [null]) {
      post(previewMessage(document.getSnapshot().context, { fields, savedElsewhere: one }))
    }
  }

  function greet(): void {
    sender.start()
    post(savedMessage)
  }

  function hear({ data, origin, source }: MessageEvent<unknown>): void {
    if (source === null || source !== target()) return
    const message = siteMessageIn(data)
    if (message?.kind === 'ready') actor.send({ type: 'browser.ready', origin })
    const isKnown = origin === actor.getSnapshot().context.origin
    if (message === null || !isKnown || !isHeard()) return
    if (message.kind === 'focus') {
      window.focus()
      reveal(document, message.path)
    }
    checks.hear(message)
  }

  function start(): void {
    const page = new AbortController()
    window.addEventListener('message', hear, page)
    // A page that is loaded again, such as after an update, could not speak to the window any more.
    window.addEventListener('pagehide', popup.close, page)
    window.addEventListener(
      'focusin',
      ({ target }) => {
        const path = fieldAround(target)
        if (path !== null) post(focusMessage(path))
      },
      page,
    )
    let values = document.getSnapshot().context.values
    const subscriptions = [
      document.subscribe(({ context }) => {
        if (context.values === values) return
        values = context.values
        if (isHeard()) sender.changed()
      }),
      document.on('saved', () => {
        actor.send({ type: 'document.saved' })
        post(savedMessage)
      }),
      session.on('renewed', greet),
      actor.on('ready', greet),
      ...checks.start(),
      actor.on('windowWanted', () => popup.open(actor.getSnapshot().context.url ?? '')),
      actor.on('windowMoved', () => popup.move(actor.getSnapshot().context.url ?? '')),
      actor.on('windowUnwanted', popup.close),
    ]
    const stopHearing = hearSavesElsewhere(
      live,
      { fields: entity.fields, refNow: () => document.getSnapshot().context.ref },
      (saved) => {
        if (!isHeard()) return
        savedElsewhere.push(saved)
        sender.changed()
        post(savedMessage)
      },
    )
    end = () => {
      page.abort()
      stopHearing()
      for (const { unsubscribe } of subscriptions) unsubscribe()
      sender.stop()
      checks.stop()
      popup.close()
    }
    actor.start()
  }

  return {
    actor,
    setFrame: (element) => {
      frame = element
    },
    start,
    leave() {
      isLeft = true
      end()
      actor.stop()
    },
    isLeft: () => isLeft,
  }
}
