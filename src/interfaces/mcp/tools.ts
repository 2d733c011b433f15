import type { Tool } from './tool.ts'
import { createSlide } from './tools/create-slide.ts'
import { deletePresentation } from './tools/delete-presentation.ts'
import { deleteSlide } from './tools/delete-slide.ts'
import { exportPresentation } from './tools/export-presentation.ts'
import { generatePresentation } from './tools/generate-presentation.ts'
import { generateTranscripts } from './tools/generate-transcripts.ts'
import { getGenerationStatus } from './tools/get-generation-status.ts'
import { getPresentations } from './tools/get-presentations.ts'
import { getThemes } from './tools/get-themes.ts'
import { getVibes } from './tools/get-vibes.ts'
import { ping } from './tools/ping.ts'

/** All tools, in the order in which clients list them. */
export const tools: readonly Tool[] = [
  ping,
  getPresentations,
  getThemes,
  getVibes,
  generatePresentation,
  getGenerationStatus,
  createSlide,
  deleteSlide,
  exportPresentation,
  generateTranscripts,
  deletePresentation,
]
