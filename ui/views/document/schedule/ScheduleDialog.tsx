import { useSelector } from '@xstate/react'
import type { ClientCollection, ClientGlobal } from '#contracts/admin-config'
import type { DocumentActors } from '#machines/open-document'
import { hasLocalized } from '../../../fields/has-localized.ts'
import { SwitchLanguage } from '../../../fields/kit/use-objection.tsx'
import { useLocale } from '../../../kit/locale.ts'
import { ProblemNotice } from '../../../kit/ProblemNotice.tsx'
import { useSentences } from '../../../kit/sentences.ts'
import { useText } from '../../../kit/text.tsx'
import { Button } from '../../../parts/Button.tsx'
import { CloseButton } from '../../../parts/CloseButton.tsx'
import { Dialog } from '../../../parts/Dialog.tsx'
import { Notice } from '../../../parts/Notice.tsx'
import { Skeleton } from '../../../parts/Skeleton.tsx'
import { PlanForm, planOf, useChosen } from './PlanForm.tsx'
import { PlannedList } from './PlannedList.tsx'
import css from './ScheduleDialog.module.css'

interface Props {
  actors: DocumentActors
  entity: ClientCollection | ClientGlobal
}

/** Publishing at a later moment (DOC-15): what is planned, and what could be. */
export function ScheduleDialog({ actors: { document, schedule }, entity }: Props) {
  const text = useText()
  const sentences = useSentences()
  const isOpen = useSelector(schedule, (state) => state.matches('open'))
  const count = useSelector(schedule, ({ context }) => context.planned.length)
  const [chosen, choose, made] = useChosen(isOpen, count)
  const problem = useSelector(schedule, ({ context }) => context.problem)
  const own = useLocale()
  const refused = problem?.code === 'schedule.invalid' ? problem.details : undefined
  const locale = refused?.locale === own ? undefined : refused?.locale
  const warnings = useSelector(schedule, ({ context }) => context.warnings)
  const isReading = useSelector(schedule, (state) => state.matches({ open: 'reading' }))
  const isUnread = useSelector(schedule, (state) => state.matches({ open: 'unread' }))
  const isPlanning = useSelector(schedule, (state) => state.matches({ open: 'planning' }))
  const isUnsaved = useSelector(document, (state) => state.hasTag('unsaved'))
  const close = () => schedule.send({ type: 'user.close' })
  const plan = planOf(chosen)
  const isKnown = !isReading && !isUnread
  return (
    <Dialog
      open={isOpen}
      onCancel={close}
      title={text('schedule.title')}
      description={text('schedule.text')}
      actions={
        <>
          <CloseButton>{text('app.close')}</CloseButton>
          {isUnread && (
            <Button kind="primary" onClick={() => schedule.send({ type: 'user.retry' })}>
              {text('app.tryAgain')}
            </Button>
          )}
          {isKnown && (
            <Button
              id="scheduled-publish-save"
              kind="primary"
              busy={isPlanning}
              refusal={plan === null ? text('schedule.noMoment') : undefined}
              onClick={() => plan && schedule.send({ type: 'user.plan', plan })}
            >
              {text('schedule.plan')}
            </Button>
          )}
        </>
      }
    >
      <div className={css.root}>
        <ProblemNotice problem={problem}>
          {locale !== undefined && (
            <SwitchLanguage {...{ locale, document }} path={refused?.path ?? null} />
          )}
        </ProblemNotice>
        {isReading && <Skeleton label={text('app.loading')} lines={3} />}
        {isKnown && (
          <>
            <PlannedList schedule={schedule} />
            {warnings.length > 0 && (
              <Notice tone="warning">
                {sentences(
                  text('schedule.warnings', { count: warnings.length }),
                  ...new Set(warnings.map(({ text }) => text)),
                )}
              </Notice>
            )}
            {isUnsaved && <Notice tone="warning">{text('schedule.unsaved')}</Notice>}
            {/* What was entered has become a plan: closing loses nothing. */}
            <PlanForm
              key={made}
              chosen={chosen}
              onChange={choose}
              hasLocale={hasLocalized(entity.fields)}
            />
          </>
        )}
      </div>
    </Dialog>
  )
}
