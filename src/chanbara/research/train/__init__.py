"""`chanbara train`: a network learns Samurai Sword by self-play, with strangers at some tables."""
