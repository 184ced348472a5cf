// A sink that changes what is reported to it and hands it on to another one, which decides everything else.
import type { SourceMap } from '../support/source.ts'
import type { Diagnostic } from './define.ts'
import type { PragmaStates } from './pragma-states.ts'
import { DiagnosticSink } from './sink.ts'

export abstract class ForwardingSink extends DiagnosticSink {
  readonly outer: DiagnosticSink

  constructor(outer: DiagnosticSink) {
    super()
    this.outer = outer
  }

  abstract change(diagnostic: Diagnostic): Diagnostic

  override get errorCount(): number {
    return this.outer.errorCount
  }

  override get all(): readonly Diagnostic[] {
    return this.outer.all
  }

  override get isFull(): boolean {
    return this.outer.isFull
  }

  override isEnabled(flag: string): boolean {
    return this.outer.isEnabled(flag)
  }

  override pragmas(sources: SourceMap): PragmaStates {
    return this.outer.pragmas(sources)
  }

  override report(diagnostic: Diagnostic): void {
    this.outer.report(this.change(diagnostic))
  }
}
