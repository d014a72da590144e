import type { ReactNode } from 'react'
import type { ValueDifference, ValuedField } from '../../engine/difference.ts'
import type { Reading } from '../reading.ts'
import { FileSides } from './FileSides.tsx'
import { LinesSides } from './LinesSides.tsx'
import { PlainSides } from './PlainSides.tsx'
import { ReferenceSides } from './ReferenceSides.tsx'
import { RichTextSides } from './RichTextSides.tsx'
import { StoredSides } from './StoredSides.tsx'
import { WordsSides } from './WordsSides.tsx'

/** Both sides of a value, in the way of its kind. */
export function valueSides(difference: ValueDifference, reading: Reading): ReactNode {
  const { subject } = difference
  switch (subject.kind) {
    case 'stray':
      return <StoredSides difference={difference} />
    case 'blockName':
      return <WordsSides difference={difference} />
    case 'file':
      return <FileSides difference={difference} />
    case 'field':
      return ofField(subject.field, difference, reading)
  }
}

function ofField(field: ValuedField, difference: ValueDifference, reading: Reading): ReactNode {
  switch (field.type) {
    case 'text':
    case 'email':
      return <WordsSides difference={difference} />
    case 'textarea':
      return <LinesSides difference={difference} look="page" />
    case 'code':
      return <LinesSides difference={difference} look="code" />
    case 'number':
    case 'checkbox':
    case 'date':
    case 'select':
    case 'radio':
    case 'point':
      return <PlainSides difference={difference} field={field} />
    case 'relationship':
    case 'upload':
      return <ReferenceSides difference={difference} field={field} reading={reading} />
    case 'richText':
      return <RichTextSides difference={difference} reading={reading} />
    default:
      // JSON; and rows or a group, should they hold something else.
      return <StoredSides difference={difference} />
  }
}
