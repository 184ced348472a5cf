// `root-signature` and `root-signature-text`: a root signature without its shader, as D3D12 loads it and for people.
import { writeRootSignature } from '../../rootsig/write.ts'
import { rootSignatureText } from '../../targets/dxil/read/root-signature-part.ts'
import { assemble } from '../../targets/dxil/write/container.ts'
import type { WriteOutput } from '../outputs.ts'

export const writeRootSignatureObject: WriteOutput = ({ rootSignature, options }) =>
  rootSignature && assemble([{ name: 'RTS0', data: writeRootSignature(rootSignature) }], options.signed)

export const writeRootSignatureText: WriteOutput = ({ rootSignature }) =>
  rootSignature && `${rootSignatureText(writeRootSignature(rootSignature)).join('\n')}\n`
