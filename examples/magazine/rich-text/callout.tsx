import { defineFeature } from 'stateroom-admin/ui'
import css from './features.module.css'

/** A hint that stands apart from the text: text in an element of its own. */
export const callout = defineFeature({
  nodes: [
    {
      kind: 'textBlock',
      type: 'callout',
      label: { en: 'Callout', de: 'Hinweis' },
      keywords: { en: 'note hint aside', de: 'Kasten Notiz' },
      icon: () => <span aria-hidden="true">❢</span>,
      keys: 'mod+shift+l',
      markdown: '!!!',
      element: () => ({ tag: 'aside', attributes: { class: css.callout ?? '', role: 'note' } }),
      paste: { selector: 'aside' },
    },
  ],
})
