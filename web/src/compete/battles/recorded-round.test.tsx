// Battles against a recorded round: the page says whose round it is, and that nobody is there.

import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
