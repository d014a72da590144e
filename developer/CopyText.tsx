import { useState } from 'react'
import type { Say } from './texts.ts'

interface Props {
  text: string
  /** What the file is called. */
  name: string
  hint: string
  say: Say
}

/** A text to read first, and then to copy or keep as a file. */
export function CopyText({ text, name, hint, say }: Props) {
  const [copied, setCopied] = useState<'yes' | 'refused' | null>(null)
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setCopied('yes'),
      () => setCopied('refused'),
    )
  return (
    <div className="copy">
      <p>{hint}</p>
      <textarea readOnly value={text} rows={10} aria-label={name} />
      <p>
        <button type="button" onClick={copy}>
          {say('developer.copy')}
        </button>
        <a href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`} download={name}>
          {say('developer.download')}
        </a>
        <output>
          {copied === 'yes' && say('developer.copied')}
          {copied === 'refused' && say('developer.notCopied')}
        </output>
      </p>
    </div>
  )
}
