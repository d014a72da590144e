import type { FieldProps } from 'stateroom-admin/ui'
import { Button, Default, useField, useWords } from 'stateroom-admin/ui'
import { minutesToRead } from './minutes-to-read.ts'
import css from './ReadingTime.module.css'

/** The panel's own number field, and below it what the text itself says. */
export function ReadingTime({ readOnly }: FieldProps) {
  const words = useWords(texts)
  const { value, setValue } = useField<number>()
  const { value: body } = useField('body')
  const minutes = typeof body === 'string' ? minutesToRead(body) : 0
  return (
    <div className={css.root}>
      <Default />
      {minutes > 0 && minutes !== value && (
        <p className={css.hint}>
          {words.about(minutes)}
          {!readOnly && (
            <Button size="small" onClick={() => setValue(minutes)}>
              {words.use}
            </Button>
          )}
        </p>
      )}
    </div>
  )
}

const texts = {
  en: { about: (minutes: number) => `By its length: ${minutes}.`, use: 'Use this' },
  de: { about: (minutes: number) => `Nach der Länge: ${minutes}.`, use: 'Übernehmen' },
}
