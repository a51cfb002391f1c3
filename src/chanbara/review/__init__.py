"""Looking back at a game: step by step, who could have believed what, and what each play was worth."""
