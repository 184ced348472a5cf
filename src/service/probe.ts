// Asks the checker which names fit at a place: an undeclared name is inserted there, and the checker records the failed lookup.
//
//   float x = light.|      =>      float x = light.wanted__;      the members of light's type
import type { Missed, NameLog } from '../sema/names/name-log.ts'
import type { ServiceUnit } from './unit.ts'

const wanted = 'descry_wanted_name'

export interface Probe {
  readonly missed: Missed
  readonly log: NameLog
}

/** The text from `start` to `end` is what is being written. */
export function probeAt(unit: ServiceUnit, path: string, start: number, end: number): Probe | undefined {
  const text = unit.workspace.fileOf(path)?.text
  if (text === undefined) return undefined
  // What follows on the next line is another statement.
  const rest = text.slice(end)
  const needsEnd = /^\s*(?:$|[}A-Za-z_#])/.test(rest)
  const probed = `${text.slice(0, start)}${wanted}${needsEnd ? ';' : ''}${rest}`
  const log = unit.probe(path, probed, wanted)
  return log.missed ? { missed: log.missed, log } : undefined
}
