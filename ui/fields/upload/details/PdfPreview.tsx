import { useQuery } from '@tanstack/react-query'
import { isPdfAt } from '../../../client/pdf-file.ts'
import { usePanel } from '../../../kit/panel.ts'
import { useText } from '../../../kit/text.tsx'
import { ExternalLinkIcon } from '../../../parts/icons.ts'
import { LinkButton } from '../../../parts/LinkButton.tsx'
import { newWindow } from '../../../parts/new-window.ts'
import css from './FileDetails.module.css'

interface Props {
  name: string
  url: string
}

/** A PDF in the browser's own viewer, and a way to see it in a window: phones have none within pages. */
export function PdfPreview({ name, url }: Props) {
  const text = useText()
  const { queries } = usePanel()
  const { data: isThere, isPending } = useQuery(
    {
      queryKey: ['pdf', url],
      queryFn: ({ signal }) => isPdfAt(url, signal),
      retry: false,
      staleTime: 0,
    },
    queries,
  )
  if (isPending) return <div className={css.pages} aria-busy="true" />
  const isShown = isThere === true && navigator.pdfViewerEnabled
  return (
    <div className={css.pdf}>
      {isShown ? (
        <iframe
          className={css.pages}
          src={`${url}#view=FitH&navpanes=0`}
          title={text('file.preview', { name })}
        />
      ) : (
        <p className={css.broken}>{text(isThere ? 'file.pdf.noViewer' : 'file.pdf.notHere')}</p>
      )}
      <LinkButton {...newWindow} size="small" href={url} icon={<ExternalLinkIcon />}>
        {text('file.openInWindow')}
      </LinkButton>
    </div>
  )
}
