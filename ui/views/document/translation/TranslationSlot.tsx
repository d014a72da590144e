import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import type { ClientCollection, ClientGlobal } from '#contracts/admin-config'
import type { DocumentActor } from '#machines/document'
import { isNew } from '#machines/document'
import { useDrawerDepth } from '../../../kit/drawers.ts'
import { later } from '../../../kit/later.tsx'
import { useLocale } from '../../../kit/locale.ts'
import { shownTranslated } from '../../../kit/shown-translated.ts'
import css from './TranslationSlot.module.css'

interface Props {
  document: DocumentActor
  entity: ClientCollection | ClientGlobal
}

const Button = later(async () => (await import('./translation.ts')).TranslateButton)
const Bar = later(async () => (await import('./translation.ts')).TranslationBar)

/** Above the form: how far the translation is, and what of it is shown (39.3). */
export function TranslationSlot(props: Props) {
  const isThere = useIsThere(props)
  const locale = useLocale()
  const ref = useSelector(props.document, ({ context }) => context.ref)
  useEffect(() => {
    if (isThere) return shownTranslated.show(ref)
  }, [isThere, ref])
  return isThere && locale !== props.entity.translation?.source ? <Bar {...props} /> : null
}

/** Its room is there before its files are. */
export const TranslateButton = (props: Props) =>
  useIsThere(props) && (
    <span className={css.button}>
      <Button {...props} />
    </span>
  )

/** What is shown in a drawer is translated on its own page. */
function useIsThere({ document, entity }: Props): boolean {
  const isThere = useSelector(document, (state) => state.matches('open') && !isNew(state.context))
  return useDrawerDepth() === 0 && entity.translation !== undefined && isThere
}
