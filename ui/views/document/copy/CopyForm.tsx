import { useSelector } from '@xstate/react'
import type { ClientCollection, ClientGlobal } from '#contracts/admin-config'
import type { CopyMode } from '#machines/copy'
import type { DocumentActors } from '#machines/open-document'
import { useLocaleLabel } from '../../../kit/locale.ts'
import { useText } from '../../../kit/text.tsx'
import { Checkbox } from '../../../parts/Checkbox.tsx'
import { FieldSet } from '../../../parts/FieldSet.tsx'
import { RadioGroup } from '../../../parts/RadioGroup.tsx'
import css from './CopyDialog.module.css'
import { LocaleCopies } from './LocaleCopies.tsx'
import { useCopyTargets } from './use-copy-targets.ts'

interface Props {
  actors: DocumentActors
  entity: ClientCollection | ClientGlobal
}

/** Into which languages, how, and what would become of each. */
export function CopyForm({ actors: { copy, document }, entity }: Props) {
  const text = useText()
  const labelOf = useLocaleLabel()
  const targets = useCopyTargets(document, entity)
  const to = useSelector(copy, ({ context }) => context.to)
  const mode = useSelector(copy, ({ context }) => context.mode)
  const isReading = useSelector(copy, (state) => state.matches({ open: 'reading' }))
  const toggle = (locale: string) =>
    copy.send({
      type: 'user.choose',
      to: targets.filter((one) => to.includes(one) !== (one === locale)),
    })
  return (
    <>
      <FieldSet level="field" legend={text('copy.into')}>
        {targets.map((locale) => (
          <Checkbox
            key={locale}
            label={labelOf(locale)}
            checked={to.includes(locale)}
            onChange={() => toggle(locale)}
          />
        ))}
      </FieldSet>
      <RadioGroup
        legend={text('copy.mode')}
        value={mode}
        onChange={(mode) => copy.send({ type: 'user.switch', mode: mode as CopyMode })}
        choices={[
          { value: 'fill', label: text('copy.fill') },
          { value: 'overwrite', label: text('copy.overwrite') },
        ]}
      />
      <div role="status" className={css.copies}>
        {isReading
          ? to.length > 0 && <p className={css.quiet}>{text('copy.comparing')}</p>
          : to.map((locale) => (
              <LocaleCopies key={locale} copy={copy} entity={entity} locale={locale} />
            ))}
      </div>
    </>
  )
}
