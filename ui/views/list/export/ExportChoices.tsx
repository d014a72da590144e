import { useSelector } from '@xstate/react'
import type { ExportActor, ExportFields, ExportFormat } from '#machines/export'
import { useText } from '../../../kit/text.tsx'
import { RadioGroup } from '../../../parts/RadioGroup.tsx'
import css from './ExportDialog.module.css'

/** As what, and how much of each document. */
export function ExportChoices({ exporting }: { exporting: ExportActor }) {
  const text = useText()
  const { format, fields } = useSelector(exporting, ({ context }) => context)
  return (
    <div className={css.choices}>
      <RadioGroup
        legend={text('export.format')}
        value={format}
        onChange={(format) =>
          exporting.send({ type: 'user.setFormat', format: format as ExportFormat })
        }
        choices={[
          { value: 'csv', label: text('export.csv'), description: text('export.csv.about') },
          { value: 'json', label: text('export.json'), description: text('export.json.about') },
        ]}
      />
      <RadioGroup
        legend={text('export.fields')}
        value={fields}
        onChange={(fields) =>
          exporting.send({ type: 'user.setFields', fields: fields as ExportFields })
        }
        choices={[
          { value: 'shown', label: text('export.shown') },
          { value: 'all', label: text('export.all') },
        ]}
      />
    </div>
  )
}
