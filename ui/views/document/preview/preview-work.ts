import type { RefObject } from 'react'
import type { ClientCollection, ClientGlobal } from '#contracts/admin-config'
import type { DocumentActor } from '#machines/document'
import type { AroundPreview, PageTold, PreviewWork } from '#machines/open-preview'
import { readPreview } from '../../../client/preview.ts'
import { reveal } from '../../../fields/kit/reveal.ts'
import type { Panel } from '../../../kit/panel.ts'
import { fieldAround } from '../work/field-around.ts'
import { outsidePort } from '../work/outside-port.ts'
import { placeFrom } from './place-from.ts'
import { createPopup } from './popup.ts'
import {
  checkMessage,
  focusMessage,
  previewMessage,
  savedMessage,
  siteMessageIn,
} from './protocol/messages.ts'
import { browserClock, createSender } from './protocol/sender.ts'
import { hearSavesElsewhere } from './saves-elsewhere.ts'
import { tellNamed } from './tell-named.ts'

/** Where a preview meets the network, the browser and the form. */
export interface PreviewSeam {
  document: DocumentActor
  entity: ClientCollection | ClientGlobal
  /** The frame that shows the page, while there is one. */
  frame: RefObject<HTMLIFrameElement | null>
  panel: Pick<Panel, 'http' | 'live' | 'session'>
}

export function previewWork({ document, entity, frame, panel }: PreviewSeam): PreviewWork {
  const { http, live, session } = panel
  const { fields } = entity
  const popup = createPopup()
  const refNow = () => document.getSnapshot().context.ref

  /** The window that shows the page now: nobody else is listened to or spoken to. */
  const target = (): Window | null => popup.window() ?? frame.current?.contentWindow ?? null

  function messageOf(told: PageTold): object {
    if (told.kind === 'saved') return savedMessage
    if (told.kind === 'focus') return focusMessage(told.path)
    if (told.kind === 'check') return checkMessage(told.id)
    const { isFirst, savedElsewhere } = told
    return previewMessage(document.getSnapshot().context, {
      fields: isFirst ? fields : null,
      savedElsewhere,
    })
  }

  function listen(tell: (event: AroundPreview) => void): () => void {
    const page = new AbortController()
    window.addEventListener(
      'message',
      ({ data, origin, source }: MessageEvent<unknown>) => {
        const said = source !== null && source === target() ? siteMessageIn(data) : null
        if (said) tell({ type: 'page.said', said, origin })
      },
      page,
    )
    // A page that is loaded again, such as after an update, could not speak to the window any more.
    window.addEventListener('pagehide', popup.close, page)
    window.addEventListener(
      'focusin',
      ({ target }) => {
        const path = fieldAround(target)
        if (path !== null) tell({ type: 'field.focused', path })
      },
      page,
    )
    const { unsubscribe } = session.on('renewed', () => tell({ type: 'session.renewed' }))
    const stopHearing = hearSavesElsewhere(live, { fields, refNow }, (saved) =>
      tell({ type: 'document.savedElsewhere', saved }),
    )
    return () => {
      page.abort()
      unsubscribe()
      stopHearing()
    }
  }

  return {
    locate: async (signal) => placeFrom(await readPreview(http, refNow(), signal)),
    isSignedIn: () => !session.getSnapshot().hasTag('asking'),
    pace: (show) => createSender(show, browserClock),
    post: (origin, message) => target()?.postMessage(messageOf(message), origin),
    showNamed: tellNamed({ document, fields, http }),
    reveal(path) {
      window.focus()
      reveal(document, path)
    },
    window: popup,
    hear: outsidePort(listen),
  }
}
