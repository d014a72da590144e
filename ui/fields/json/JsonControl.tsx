import { Textarea } from '../../parts/Textarea.tsx'
import type { FieldControlProps } from '../kit/ValueFrame.tsx'
import css from './JsonControl.module.css'
import type { JsonText } from './use-json-text.ts'

/** Where JSON is written. */
export const JsonControl = ({ json, ...control }: FieldControlProps & { json: JsonText }) => (
  <Textarea
    {...control}
    className={css.root}
    dir="ltr"
    rows={4}
    spellCheck={false}
    value={json.text}
    onChange={(event) => json.onType(event.currentTarget.value)}
    onBlur={json.onLeave}
  />
)
