import { useSelector } from '@xstate/react'
import type { ImportActor } from '#machines/import'
import { usePanel } from '../../../kit/panel.ts'
import { problemText, useText } from '../../../kit/text.tsx'
import { FieldFrame } from '../../../parts/FieldFrame.tsx'
import { FileChoice } from '../../../parts/FileChoice.tsx'
import { Notice } from '../../../parts/Notice.tsx'
import { Skeleton } from '../../../parts/Skeleton.tsx'
import css from './Import.module.css'

/** Which file is to be written into the list. */
export function ImportFile({ actor }: { actor: ImportActor }) {
  const text = useText()
  const { files } = usePanel()
  const state = useSelector(actor, (state) => state)
  const { file, problem } = state.context
  if (state.matches('reading')) {
    return <Skeleton label={text('import.reading', { name: file?.name ?? '' })} lines={5} />
  }
  const take = (chosen: File) => {
    const { name, size } = chosen
    const handle = String(files.keep(chosen).handle)
    actor.send({ type: 'user.choose', file: { handle, name, size } })
  }
  return (
    <div className={css.root}>
      <p>{text('import.text')}</p>
      {problem && (
        <Notice tone="danger">
          <strong>{file?.name}</strong> {problemText(text, problem)}
        </Notice>
      )}
      <FieldFrame label={text('import.file')}>
        {(control) => (
          <FileChoice
            {...control}
            accept=".csv,.tsv,.txt,.json,.jsonl,.ndjson,text/csv,application/json"
            chooseLabel={text('field.upload.choose')}
            dropLabel={text('field.file.drop')}
            onTake={take}
          />
        )}
      </FieldFrame>
    </div>
  )
}
