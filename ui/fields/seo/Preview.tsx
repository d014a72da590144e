import { useQuery } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import { generate } from '../../client/seo.ts'
import type { FileSummary } from '../../client/summaries.ts'
import { useConfig } from '../../kit/config.ts'
import { usePanel } from '../../kit/panel.ts'
import { useText } from '../../kit/text.tsx'
import { useSummaries } from '../../kit/titles.ts'
import type { Form } from '../form.ts'
import { useValue } from '../form.ts'
import { FieldAction } from '../kit/FieldAction.tsx'
import { pathOfPart } from './beside.ts'
import { cardProblem } from './card-problem.ts'
import css from './Preview.module.css'
import type { SeoUiField } from './seo-fields.ts'
import { useChosenImage } from './use-chosen-image.ts'
import { useQuestion } from './use-question.ts'

interface Props {
  form: Form
  field: SeoUiField
  path: string
}

/** How the document looks among search results and where its link is shared (SEO-1). */
export function Preview({ form, field, path }: Props) {
  const text = useText()
  const { seo } = field
  const title = wordsIn(useValue(form, pathOfPart(seo.title.path, path, 'title')))
  const description = wordsIn(useValue(form, pathOfPart(seo.description.path, path, 'description')))
  const address = useAddress(form, path, seo.generates)
  const url = address.data ?? null
  const words = {
    title: title || <span className={css.missing}>{text('seo.preview.noTitle')}</span>,
    description: description || (
      <span className={css.missing}>{text('seo.preview.noDescription')}</span>
    ),
  }
  return (
    <div className={css.root} data-part="seo-preview">
      <section aria-label={text('seo.preview.result')}>
        <p className={css.heading} aria-hidden="true">
          {text('seo.preview.result')}
        </p>
        <div className={css.result}>
          {url !== null && (
            <p className={css.url} dir="ltr">
              {url}
            </p>
          )}
          <p className={css.title} dir="auto">
            {words.title}
          </p>
          <p className={css.description} dir="auto">
            {words.description}
          </p>
        </div>
        {address.isError && (
          <p className={css.hint}>
            {text('seo.preview.noUrl')}{' '}
            <FieldAction onClick={() => void address.refetch()}>{text('app.tryAgain')}</FieldAction>
          </p>
        )}
        <p className={css.hint}>{text('seo.preview.mayVary')}</p>
      </section>
      {seo.image && (
        <Card
          form={form}
          path={pathOfPart(seo.image.path, path, 'image')}
          url={url}
          title={words.title}
          description={words.description}
        />
      )}
    </div>
  )
}

const wordsIn = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')

/** Asked for anew whenever the document was saved: its address may be another one then. */
function useAddress(form: Form, path: string, generates: boolean) {
  const { http, queries } = usePanel()
  const question = useQuestion(form)
  const version = useSelector(form.document, ({ context }) => context.base.updatedAt ?? null)
  const { id } = form.document
  return useQuery(
    {
      queryKey: ['seo-url', id, form.slug, form.locale, path, version],
      queryFn: async ({ signal }) => {
        const result = await generate(http, 'url', question(), signal)
        return typeof result === 'string' ? result : null
      },
      enabled: generates,
      staleTime: Number.POSITIVE_INFINITY,
      retry: false,
    },
    queries,
  )
}

interface CardProps {
  form: Form
  path: string
  url: string | null
  title: React.ReactNode
  description: React.ReactNode
}

/** The card of a shared link, drawn as 1200 × 630. */
function Card({ form, path, url, title, description }: CardProps) {
  const text = useText()
  const { siteName } = useConfig()
  const chosen = useChosenImage(form, path)
  const [known] = useSummaries(chosen ? [chosen] : [], form.locale)
  const file: FileSummary | null = known?.status === 'found' ? known.summary.file : null
  const problem = cardProblem(file)
  return (
    <section aria-label={text('seo.preview.card')}>
      <p className={css.heading} aria-hidden="true">
        {text('seo.preview.card')}
      </p>
      <div className={css.card}>
        <div className={css.picture}>
          {file?.url ? (
            <img src={file.url} alt="" loading="lazy" />
          ) : (
            <span className={css.missing}>{text('seo.image.none')}</span>
          )}
        </div>
        <div className={css.caption}>
          <p className={css.host} dir="auto">
            {hostIn(url) ?? siteName}
          </p>
          <p className={css.cardTitle} dir="auto">
            {title}
          </p>
          <p className={css.cardText} dir="auto">
            {description}
          </p>
        </div>
      </div>
      {problem && <p className={css.hint}>{text(problem)}</p>}
    </section>
  )
}

const hostIn = (url: string | null): string | null =>
  url !== null && URL.canParse(url) ? new URL(url).host : null
