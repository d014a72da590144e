import { useSelector } from '@xstate/react'
import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react'
import type { ClientCollection, ClientGlobal } from '#contracts/admin-config'
import type { DocumentActor } from '#machines/document'
import type { TranslationActor } from '#machines/translation'
import { nextLeaf } from '#machines/translation'
import { ActionButton } from '../../../actions/ActionButton.tsx'
import type { Action } from '../../../actions/action.ts'
import { useOffered } from '../../../actions/use-offered.ts'
import { showField } from '../../../fields/errors/show-field.ts'
import { useFormats } from '../../../kit/formats.ts'
import { useLocale, useLocaleLabel } from '../../../kit/locale.ts'
import { ProblemNotice } from '../../../kit/ProblemNotice.tsx'
import { useText } from '../../../kit/text.tsx'
import { translatingWish } from '../../../kit/translating.ts'
import { Button } from '../../../parts/Button.tsx'
import { Progress } from '../../../parts/Progress.tsx'
import { fieldAround } from '../work/field-around.ts'
import type { ShownLeaves } from './shown-leaves.ts'
import css from './TranslationBar.module.css'
import { useOpenedTranslation } from './use-opened-translation.ts'

interface Props {
  document: DocumentActor
  entity: ClientCollection | ClientGlobal
}

/** How far the translation is, what is shown of the form, and the way to what comes next. */
export function TranslationBar({ document, entity }: Props) {
  const { actor, leaves } = useOpenedTranslation(document, entity)
  const isOn = useSelector(actor, (state) => state.matches('on'))
  return isOn && leaves ? <Bar {...{ document, entity, actor, leaves }} /> : null
}

type BarProps = Props & { actor: TranslationActor; leaves: ShownLeaves }

function Bar({ document, entity, actor, leaves }: BarProps) {
  const text = useText()
  const language = useLocaleLabel()
  const locale = useLocale() ?? ''
  const problem = useSelector(actor, ({ context }) => context.problem)
  const refused = useSelector(actor, ({ context }) => context.refused)
  const isKnown = useSelector(actor, ({ context }) => context.source !== null)
  return (
    <section className={css.root} aria-label={text('translation.title')}>
      {isKnown && <Known {...{ document, entity, actor, leaves }} language={language(locale)} />}
      <ProblemNotice problem={problem} onRetry={() => actor.send({ type: 'user.retry' })} />
      <ProblemNotice problem={refused?.problem ?? null} />
    </section>
  )
}

/** Whoever has just asked to translate begins at the first field that needs it. */
function useFocusWhenWanted(begin: () => void): void {
  const beginNow = useEffectEvent(begin)
  useEffect(() => {
    if (translatingWish.take()) beginNow()
  }, [])
}

function Known({ document, entity, actor, leaves, language }: BarProps & { language: string }) {
  const text = useText()
  const { number } = useFormats()
  const place = useRef<HTMLDivElement>(null)
  const { all, done } = useSyncExternalStore(leaves.subscribe, leaves.progress, leaves.progress)
  const showsAll = useSelector(actor, (state) => state.matches({ on: { shown: 'all' } }))
  const next: Action = {
    id: 'translation-next',
    label: text('translation.next'),
    keys: ['f8'],
    ...(done === all && { refusal: text('translation.done') }),
    run() {
      const leaf = nextLeaf(leaves.all(), fieldAround(window.document.activeElement))
      if (leaf) showField(document, entity.fields, [leaf.path])
    },
  }
  useOffered([next], place)
  useFocusWhenWanted(() => next.run())
  const words = text('translation.progressIn', {
    language,
    done: number(done),
    all: number(all),
  })
  return (
    <div ref={place} className={css.line}>
      <div className={css.progress}>
        <p className={css.words}>{done === all ? text('translation.done') : words}</p>
        <Progress label={words} done={done} total={all} />
      </div>
      <fieldset className={css.choices} aria-label={text('translation.show')}>
        <Button
          size="small"
          aria-pressed={!showsAll}
          onClick={() => actor.send({ type: 'user.showUntranslated' })}
        >
          {text('translation.needed')}
        </Button>
        <Button
          size="small"
          aria-pressed={showsAll}
          onClick={() => actor.send({ type: 'user.showAll' })}
        >
          {text('translation.all')}
        </Button>
      </fieldset>
      <ActionButton action={next} kind="plain" />
    </div>
  )
}
