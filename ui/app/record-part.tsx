import type { ComponentType } from 'react'
import { RecordTexts } from '../kit/record-texts.tsx'
import type { Part } from './part.tsx'
import { part } from './part.tsx'

/** A part that shows lists or documents: it waits for its texts, too. */
export const recordPart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): Part<Props> =>
  part(async () => {
    const View = await load()
    return (props: Props) => (
      <RecordTexts>
        <View {...props} />
      </RecordTexts>
    )
  })
