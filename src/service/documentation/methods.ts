// One sentence for every method of a built-in object, without its final stop.
import { intrinsicText, words } from './intrinsics.ts'

const rows: Readonly<Record<string, string>> = {
  Sample: 'Samples the texture with the filter of the sampler; the level comes from the derivatives of the coordinate',
  SampleBias: 'Samples with a bias added to the level',
  SampleGrad: 'Samples with given gradients instead of derivatives',
  SampleLevel: 'Samples at a given level',
  SampleCmp: 'Compares texels with a reference value and filters the results',
  SampleCmpBias: 'Compares texels with a reference value, with a bias added to the level',
  SampleCmpGrad: 'Compares texels with a reference value, with given gradients',
  SampleCmpLevel: 'Compares texels of a given level with a reference value',
  SampleCmpLevelZero: 'Compares texels of level 0 with a reference value',
  CalculateLevelOfDetail: 'The level that Sample would use, limited to those the texture has',
  CalculateLevelOfDetailUnclamped: 'The level that Sample would use, not limited',
  Load: 'Reads one element without filtering; the last component of a texture coordinate is the level',
  Load2: 'Reads two 32-bit values at a byte offset',
  Load3: 'Reads three 32-bit values at a byte offset',
  Load4: 'Reads four 32-bit values at a byte offset',
  Store: 'Writes a value at a byte offset',
  Store2: 'Writes two 32-bit values at a byte offset',
  Store3: 'Writes three 32-bit values at a byte offset',
  Store4: 'Writes four 32-bit values at a byte offset',
  GetDimensions: 'Width, height, number of elements, levels or samples',
  Gather: 'The red components of the four texels that bilinear filtering would read',
  GatherRaw: 'The four texels that bilinear filtering would read, as bits',
  GatherCmp: 'Compares the four texels that bilinear filtering would read with a reference value',
  GetSamplePosition: 'Position of a sample within the pixel',
  IncrementCounter: 'Adds one to the hidden counter; the old value comes back',
  DecrementCounter: 'Subtracts one from the hidden counter; the new value comes back',
  Append: 'Adds an element at the end, or a vertex to the stream',
  Consume: 'Takes an element from the end',
  RestartStrip: 'Ends the strip of primitives and begins another one',
  WriteSamplerFeedback: 'Notes which part of the paired texture a sample would read',
  WriteSamplerFeedbackBias: 'Notes which part of the paired texture a sample with a bias would read',
  WriteSamplerFeedbackGrad: 'Notes which part of the paired texture a sample with gradients would read',
  WriteSamplerFeedbackLevel: 'Notes which part of the paired texture a sample at a level would read',
  TraceRayInline: 'Starts the query: sets the ray and what it is traced against',
  Proceed: 'Goes on to the next candidate; false when there is none',
  Abort: 'Ends the query',
  CommitNonOpaqueTriangleHit: 'Takes the triangle candidate as a hit',
  CommitProceduralPrimitiveHit: 'Takes the procedural candidate as a hit at a distance',
  MakeNop: 'A hit object that stands for nothing',
  MakeMiss: 'A hit object that stands for a miss',
  FromRayQuery: 'A hit object from the committed hit of a query',
  Invoke: 'Calls the closest-hit or miss shader of the hit object',
  IsMiss: 'True when the hit object stands for a miss',
  IsHit: 'True when the hit object stands for a hit',
  IsNop: 'True when the hit object stands for nothing',
  SetShaderTableIndex: 'Sets the record of the shader table that is used',
  LoadLocalRootTableConstant: 'Reads a constant of the local root signature at an offset',
  Get: 'The record, or one of them, to read or write',
  FinishedCrossGroupSharing: 'True for the last thread group that shares the record',
  Count: 'Number of input records',
  GetThreadNodeOutputRecords: 'Output records of the thread for a node',
  GetGroupNodeOutputRecords: 'Output records of the thread group for a node',
  IsValid: 'True when the node of the sparse array is there',
  GroupIncrementOutputCount: 'Adds to the number of empty records, for the thread group',
  ThreadIncrementOutputCount: 'Adds to the number of empty records, for the thread',
  OutputComplete: 'Says that the records are written and the node may run',
  SubpassLoad: 'Reads the input attachment at the pixel',
}

export function methodText(name: string): string | undefined {
  const own = rows[name] ?? intrinsicText(name)
  if (own !== undefined) return own
  const channel = /^Gather(Cmp)?(Red|Green|Blue|Alpha)$/.exec(name)
  if (channel)
    return `The ${channel[2]!.toLowerCase()} components of the four texels that bilinear filtering would read${channel[1] ? ', compared with a reference value' : ''}`
  const query = /^(Candidate|Committed)(\w+)$/.exec(name)
  if (query) return `Of the ${query[1]!.toLowerCase()} hit of the query: ${words(query[2]!)}`
  const hit = /^Get(\w+)$/.exec(name)
  return hit ? `Of the hit object: ${words(hit[1]!)}` : undefined
}
