import type { CSSProperties } from 'react'
import { Textarea } from '../../parts/Textarea.tsx'
import type { FieldControlProps } from '../kit/ValueFrame.tsx'
import css from './JsonControl.module.css'
import type { JsonText } from './use-json-text.ts'

type JsonControlProps = FieldControlProps & {
  json: JsonText
  /** In pixels; it scrolls from there on. */
  maxHeight?: number | null
}

/** Where JSON is written. */
export const JsonControl = ({ json, maxHeight = null, ...control }: JsonControlProps) => (
  <Textarea
    {...control}
    className={css.root}
    style={heightOf(maxHeight)}
    dir="ltr"
    data-own-history
    rows={4}
    spellCheck={false}
    autoCapitalize="off"
    value={json.text}
    onChange={(event) => json.onType(event.currentTarget.value)}
    onBlur={json.onLeave}
  />
)

const heightOf = (maxHeight: number | null): CSSProperties =>
  maxHeight === null ? {} : { maxBlockSize: `${maxHeight}px` }
