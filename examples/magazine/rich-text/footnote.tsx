import { useState } from 'react'
import type { NodeProps } from 'stateroom-admin/ui'
import { defineFeature, useWords } from 'stateroom-admin/ui'
import css from './features.module.css'

/** A note to a word: a component within the line, which holds text of its own. */
export const footnote = defineFeature({
  nodes: [
    {
      kind: 'inline',
      type: 'footnote',
      label: { en: 'Footnote', de: 'Fußnote' },
      keywords: { en: 'reference', de: 'Anmerkung' },
      icon: () => <span aria-hidden="true">†</span>,
      markdown: '[^]',
      data: { note: '' },
      Component: Footnote,
      element: ({ note }) => ({
        tag: 'sup',
        attributes: { 'data-footnote': String(note) },
        text: '†',
      }),
      paste: {
        selector: 'sup',
        data: ({ dataset }) => (dataset.footnote === undefined ? null : { note: dataset.footnote }),
      },
    },
  ],
})

const texts = {
  en: { footnote: 'Footnote', note: 'Text of the footnote', empty: 'empty' },
  de: { footnote: 'Fußnote', note: 'Text der Fußnote', empty: 'leer' },
}

function Footnote({ node, readOnly, setNode }: NodeProps) {
  const words = useWords(texts)
  const note = typeof node.note === 'string' ? node.note : ''
  const [isOpen, setOpen] = useState(note === '')
  return (
    <span className={css.footnote}>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-label={`${words.footnote}: ${note || words.empty}`}
        title={note}
        onClick={() => setOpen(!isOpen)}
      >
        †
      </button>
      {isOpen && (
        <input
          aria-label={words.note}
          value={note}
          readOnly={readOnly}
          onChange={(event) => setNode({ note: event.currentTarget.value })}
          onKeyDown={({ key }) => key === 'Enter' && setOpen(false)}
        />
      )}
    </span>
  )
}
