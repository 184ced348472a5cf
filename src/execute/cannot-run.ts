// What ends a run that cannot go on, reported to the caller.
import type { ScopedLocation } from '../ir/debug.ts'

/** The program asks for something that cannot be run here, or ran too long; reported to the caller, never a crash. */
export class CannotRun extends Error {
  override name = 'CannotRun'
  /** Where in the source; 0 if it is no one place. */
  readonly location: ScopedLocation

  constructor(message: string, location: ScopedLocation = 0) {
    super(message)
    this.location = location
  }
}
