import { Suspense, use, useState } from 'react'
import type { BugReport } from '#testing'
import { bugReportOf } from './bug-report.ts'
import { CopyText } from './CopyText.tsx'
import type { Say } from './texts.ts'
import type { Watched } from './watched.ts'

/** The report as it was when it was asked for. */
export function ReportView({ all, say }: { all: readonly Watched[]; say: Say }) {
  const [report] = useState(() => bugReportOf(all, document))
  return (
    <div className="report">
      <Suspense>
        <Report report={report} say={say} />
      </Suspense>
    </div>
  )
}

const file = 'stateroom-report.json'

function Report({ report, say }: { report: Promise<BugReport>; say: Say }) {
  const made = use(report)
  return (
    <>
      <CopyText
        text={JSON.stringify(made, null, 2)}
        name={file}
        hint={say('developer.reportHint', { command: `stateroom replay ${file}` })}
        say={say}
      />
      {made.leftOut.length > 0 && (
        <p>{say('developer.leftOut', { machines: made.leftOut.join(', ') })}</p>
      )}
    </>
  )
}
