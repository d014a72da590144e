import { useAddresses } from '../../kit/addresses.ts'
import { useCrumbs } from '../../kit/crumbs.ts'
import { useText } from '../../kit/text.ts'
import { useTitle } from '../../kit/title.ts'
import { LinkButton } from '../../parts/LinkButton.tsx'
import css from './NotFoundView.module.css'

interface Props {
  marginBlockStart?: 'small' | 'large'
}

/** No such screen, or no such document (NAV-3). */
export function NotFoundView({ marginBlockStart = 'large' }: Props) {
  const text = useText()
  const { dashboard } = useAddresses()
  useCrumbs([{ label: text('notFound.crumb') }])
  useTitle(text('notFound.title'))
  return (
    <section className={css.root} data-margin={marginBlockStart}>
      <h1 className={css.title}>{text('notFound.title')}</h1>
      <p>{text('notFound.text')}</p>
      <LinkButton href={dashboard} kind="primary" size="large">
        {text('notFound.back')}
      </LinkButton>
    </section>
  )
}
