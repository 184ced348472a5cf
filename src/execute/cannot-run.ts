/** The program asks for something that cannot be run here, or ran too long; told to whoever called, never a crash. */
export class CannotRun extends Error {
  override name = 'CannotRun'
}
