// Diagnostics in the order of the program.
//
// Stages run one after the other, so the sink has all of the preprocessor's messages, then all of the parser's, and so on. A reader
// expects them line by line, as a compiler that works token by token prints them. Each stage's own order stays; where two stages
// meet on a line, the earlier one speaks first.
import type { Reported } from '../diagnostics/sink.ts'
import { type IncludePath, includePath, isBefore } from '../support/include-path.ts'
import type { SourceMap } from '../support/source.ts'
import { nowhere } from '../support/source.ts'

/** `stageEnds[i]` is how many messages there were when stage i had finished. */
export function inProgramOrder(
  reported: readonly Reported[],
  stageEnds: readonly number[],
  sources: SourceMap,
): readonly Reported[] {
  const stages = stageEnds.map((end, index) => reported.slice(stageEnds[index - 1] ?? 0, end))
  const busy = stages.filter((stage) => stage.length > 0)
  if (busy.length < 2) return reported
  const queues = busy.map((stage) => ({ stage, lines: linesOf(stage, sources, stage === stages[0]), next: 0 }))
  const ordered: Reported[] = []
  while (ordered.length < reported.length) {
    let first = queues.find(({ stage, next }) => next < stage.length)!
    for (const queue of queues)
      if (queue.next < queue.stage.length && isBefore(queue.lines[queue.next]!, first.lines[first.next]!)) first = queue
    ordered.push(first.stage[first.next++]!)
  }
  return ordered
}

/** What has no place stays beside the message before it; without one, it is about options, or about the whole program. */
function linesOf(stage: readonly Reported[], sources: SourceMap, isFirst: boolean): readonly IncludePath[] {
  let last: IncludePath = isFirst ? [] : [Number.POSITIVE_INFINITY]
  return stage.map(({ diagnostic }) => {
    if (diagnostic.location !== nowhere)
      last = includePath(diagnostic.location, sources, ({ entry, offset }) => entry.file.lineAt(offset))
    return last
  })
}
